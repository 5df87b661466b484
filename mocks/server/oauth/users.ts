/** A person who can sign in to the sandbox. */
export interface User {
  /** The sign-in name, such as `demo`. */
  readonly name: string;
  /** The name that people read, in `_meta.profileName` and on the sign-in page. */
  readonly profileName: string;
}
