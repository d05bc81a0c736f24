# syntax=docker/dockerfile:1

# To pin it, append @ and the digest that `docker buildx imagetools inspect node:26-bookworm-slim` prints; Dependabot then
# proposes newer ones.
FROM node:26-bookworm-slim AS base

FROM base AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY build.js tsconfig.json LICENSE ./
COPY deploy/assemble-image.js deploy/
COPY migrations migrations
COPY reference reference
COPY src src
# The build has no git. Pass --build-arg COMMIT="$(git describe --always --dirty --exclude='*' --abbrev=12)"
ARG COMMIT=unknown
# Not npm run build: the Node.js of the image compiles it, not the one that npm ci brings.
RUN COMMIT="$COMMIT" node build.js && node deploy/assemble-image.js /image

FROM base
ARG COMMIT=unknown
# The version in package.json.
ARG VERSION=unknown
LABEL org.opencontainers.image.title="Haulmate" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$COMMIT"
# Threads that draw pictures share their memory: 50 MB less (docs/operations.md).
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    HAULMATE_VERSION=$VERSION \
    HAULMATE_COMMIT=$COMMIT \
    DATABASE_PATH=/data/haulmate.db
WORKDIR /app
# Owned by root: the process can change only its data.
COPY --from=build /image ./
# Speeds up starts. Not part of the content that two builds have in common.
COPY --from=build /app/dist/compile-cache dist/compile-cache
RUN install -d -o node -g node -m 0700 /data
VOLUME /data
# The user "node", as a number: Kubernetes then knows that it is not root.
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/index.js"]
