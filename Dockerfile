# The sandbox as an image: docker build --tag accounting-sandbox . && docker run --rm -p 127.0.0.1:4010:4010 accounting-sandbox
# The same for both architectures: docker buildx build --platform linux/amd64,linux/arm64 .
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /work
# What npm installs changes less often than the source, so its layer is kept.
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
COPY conformance/package.json conformance/
COPY mcp/package.json mcp/
COPY mocks/package.json mocks/
RUN npm ci
COPY . .
RUN npm run build -- --quiet sandbox

# Nothing here depends on the architecture: JavaScript, and Node's own SQLite.
FROM node:24-alpine
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /work/generated/sandbox ./
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4010/_sandbox/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Who reaches the port may use the demo token and /_sandbox, so publish it on the loopback interface only.
ENTRYPOINT ["node", "dist/bin.js", "--host", "0.0.0.0", "--trust-network"]
