/**
 * The types of the Accounting Platform API: its schemas, and the parameters, bodies and responses of its paths.
 *
 * @module
 */
export {};
