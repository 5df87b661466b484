/**
 * `connect` of the built package. The operations of the package throw its error classes, of which the source of the runtime
 * has a second copy.
 */
export { connect } from '../../../generated/client/dist/runtime/connection.js';
