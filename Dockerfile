# syntax=docker/dockerfile:1

# Pinned by digest; Dependabot proposes newer ones. Not newer than 24.18: better-sqlite3 12 aborts on 24.19 and later
# (https://github.com/nodejs/node/issues/65446).
FROM node:24.18-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS base

FROM base AS build
# better-sqlite3 is compiled where there is no prebuilt binary.
RUN apt-get update \
    && apt-get install -y --no-install-recommends g++ make python3 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY build.js tsconfig.json ./
COPY migrations migrations
COPY src src
# The build has no git. Pass --build-arg COMMIT="$(git describe --always --dirty --exclude='*' --abbrev=12)"
ARG COMMIT=unknown
RUN COMMIT="$COMMIT" npm run build && npm prune --omit=dev

FROM base
ARG COMMIT=unknown
# The version in package.json.
ARG VERSION=unknown
LABEL org.opencontainers.image.title="Haulmate" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$COMMIT"
ENV NODE_ENV=production \
    HAULMATE_VERSION=$VERSION \
    HAULMATE_COMMIT=$COMMIT \
    DATABASE_PATH=/data/haulmate.db
WORKDIR /app
# Owned by root: the process can change only its data.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY migrations migrations
COPY LICENSE ./
RUN install -d -o node -g node -m 0700 /data
VOLUME /data
# The user "node", as a number: Kubernetes then knows that it is not root.
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/index.js"]
