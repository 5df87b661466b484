import { licenceExceptions, permissiveLicences } from './licence-list.ts';

/** A package with what it says of its licence. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined when it says nothing. */
  readonly licence: string | undefined;
}

export interface InstalledLicence extends Licensed {
  /** Whether it is needed for development only. */
  readonly isDevelopment: boolean;
}

/** Of `(MIT OR CC0-1.0)` one is enough, of `MIT AND Zlib` both are needed. What is more nested than that is refused. */
export function isPermissive(licence: string | undefined): boolean {
  const choices = (licence ?? '').replace(/^\(|\)$/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => permissiveLicences.has(part)));
}

/** What must not go to partners. @param where they would get it, in words. */
export function shippedLicenceFaults(where: string, packages: readonly Licensed[]): string[] {
  return packages
    .filter(({ licence }) => !isPermissive(licence))
    .map(({ name, version, licence }) => `${where} has ${name} ${version}, whose licence is ${licence ?? 'not said'}`);
}

/** What must not be installed: at run time what is not permissive, for development what nobody gave a reason for. */
export function licenceFaults(packages: readonly InstalledLicence[], exceptions = licenceExceptions): string[] {
  const runtime = packages.filter(({ isDevelopment }) => !isDevelopment);
  const others = packages.filter(({ isDevelopment, licence }) => isDevelopment && !isPermissive(licence));
  const covers = (exception: (typeof exceptions)[number], { name, licence }: Licensed): boolean =>
    exception.name.test(name) && exception.licence === licence;
  const unexplained = others.filter((one) => !exceptions.some((exception) => covers(exception, one)));
  const unused = exceptions.filter((exception) => !others.some((one) => covers(exception, one)));
  return [
    ...shippedLicenceFaults('the repository at run time', runtime),
    ...unexplained.map(
      ({ name, version, licence }) =>
        `${name} ${version} is needed for development, its licence is ${licence ?? 'not said'}, and no exception says why that is right`,
    ),
    ...unused.map(({ name }) => `the exception for ${name.source} is of no use any more`),
  ];
}
