/** The members of a path item that are operations, in the order in which they are shown. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Method = (typeof methods)[number];

/** Whether a member of a path item is an operation. */
export const isMethod = (member: string): member is Method => (methods as readonly string[]).includes(member);
