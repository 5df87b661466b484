/** The URL of a style sheet, as a link that is added later. */
declare module '*.css?url&no-inline' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: Vite exports the URL so.
  export default url;
}
