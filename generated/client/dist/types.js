/**
 * The types of the Accounting Platform API alone: its schemas, and the parameters, bodies and answers of its paths.
 *
 * @module
 */
export {};
