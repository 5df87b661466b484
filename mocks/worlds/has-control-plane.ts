interface Access {
  /** Whether the sandbox listens on the loopback interface, or trusts its network. */
  readonly isLocal: boolean;
  readonly controlKey?: string | undefined;
  readonly openWorlds?: boolean | undefined;
}

/** Whether a sandbox has a control plane. */
export const hasControlPlane = (access: Access): boolean => access.isLocal || hasKeys(access);

/** Whether the control plane asks for a key, so that each world needs one of its own. */
export const hasKeys = ({ controlKey, openWorlds = false }: Omit<Access, 'isLocal'>): boolean =>
  controlKey !== undefined || openWorlds;
