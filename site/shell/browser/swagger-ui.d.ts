/** The part of Swagger UI that pages use: https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/ */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerUi {
    initOAuth(options: object): void;
    preauthorizeApiKey(scheme: string, value: string): void;
  }

  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default function createSwaggerUi(options: object): SwaggerUi;
}
