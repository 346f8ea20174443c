# The server of one contract pack over HTTP: docker build -t mock-gds .  (docker-bake.hcl builds all packs and platforms)
# By tag, so that security updates come in; docs/dependencies.md says how to fix it by digest.
ARG NODE_IMAGE=node:24-bookworm-slim

# The bundle is the same on every platform, so it is built once, without emulation.
FROM --platform=$BUILDPLATFORM $NODE_IMAGE AS build
# The bill of materials names what is installed here too, because the bundle is made of it.
ARG BUILDKIT_SBOM_SCAN_STAGE=true
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY build ./build
COPY contracts ./contracts
COPY codegen ./codegen
COPY generated ./generated
COPY src ./src
RUN npm run build --silent

# The embedded store is a native module: it is installed on the platform that will run it.
FROM $NODE_IMAGE AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && mkdir /data \
  && chown 65532:65532 /data

FROM $NODE_IMAGE AS runtime
ARG PACK=gds
ARG VERSION=0.9.1
ARG REVISION=unknown
LABEL org.opencontainers.image.title="mock-gds" \
  org.opencontainers.image.description="A contract-first MCP server with a mock GDS behind it" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  io.modelcontextprotocol.server.name="io.github.mock-gds/${PACK}"
# MCP_ALLOWED_HOSTS keeps its default, this machine's own names: set it to the name that clients use.
ENV NODE_ENV=production \
  MOCK_GDS_PACK=${PACK} \
  MOCK_GDS_DATA_DIR=/data \
  MCP_TRANSPORT=http \
  MCP_HTTP_HOST=0.0.0.0 \
  MCP_HTTP_PORT=3001 \
  MCP_ALLOWED_HOSTS=localhost,127.0.0.1,[::1]
WORKDIR /app
COPY --from=dependencies --chown=65532:65532 /data /data
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY contracts ./contracts
COPY package.json LICENSE NOTICE.md CHANGELOG.md ./
USER 65532:65532
VOLUME ["/data"]
EXPOSE 3001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.MCP_HTTP_PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/main.js"]
