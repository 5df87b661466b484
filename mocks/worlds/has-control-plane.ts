interface Access {
  /** Whether the sandbox listens on the loopback interface, or trusts its network. */
  readonly isLocal: boolean;
  readonly controlKey?: string | undefined;
}

/** Whether a sandbox has a control plane. */
export const hasControlPlane = ({ isLocal, controlKey }: Access): boolean => isLocal || controlKey !== undefined;
