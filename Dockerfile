# One stage builds the site, one installs the packages. The image holds only what the server needs, and no npm cache.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-node.js scripts/
RUN npm ci --no-audit --no-fund
COPY . .
# Links, canonical addresses and share images contain the public address.
ARG PUBLIC_URL
RUN test -n "$PUBLIC_URL" && npm run build

FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-node.js scripts/
# The base image has Node already, so the optional Node packages are left out.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund && npm cache clean --force

FROM node:26-slim
WORKDIR /app
# Without MALLOC_ARENA_MAX, each thread that hashes passwords keeps up to 40 MB for its next hash.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=packages /app/node_modules node_modules
COPY package.json business.ts ./
COPY db db
COPY features features
COPY server server
COPY scripts scripts
COPY content content
# Messages take their colours from the site's tokens.
COPY app/styles app/styles
COPY --from=build /app/build build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that SIGTERM reaches the server itself.
CMD ["node", "build/server/serve.js"]
