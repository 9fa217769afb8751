# Debian's C library, which the embedded PostgreSQL is built for.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund && npm cache clean --force
COPY . .
# What is built, and the commands of the README, which tsx runs, need no development dependency.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MOTUS_DATA=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY package.json ./
COPY api api
COPY rules rules
COPY scripts scripts
COPY --from=build /app/build build
# PostgreSQL refuses root, and nobody else may look into the data.
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
