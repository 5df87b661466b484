/**
 * `connect` of the built package. The functions of its operations throw the errors of the package, which the source of
 * the runtime does not take for its own.
 */
export { connect } from '../../../generated/client/dist/runtime/connection.js';
