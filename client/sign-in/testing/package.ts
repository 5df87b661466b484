export { connect } from '../../../client/connection.ts';
