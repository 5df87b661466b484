# An instance of a cluster of sandboxes. All instances have this file; what differs is on the command line:
#
#   workerd serve --experimental instance.capnp --directory-path=disk=/var/lib/sandbox \
#     --socket-addr=http=10.0.0.5:4010 --cluster-addr=10.0.0.5:7000
#
# Beside it: worker/, cluster.key and settings.json, which README.md prepares.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "sandbox", worker = .sandbox),
    (name = "disk", disk = (writable = true)),
  ],
  sockets = [(name = "http", http = (), service = "sandbox")],
  cluster = (bucket = "s3://worlds/sandbox", key = embed "cluster.key"),
);

const sandbox :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker/worker.js")],
  compatibilityDate = "2026-11-01",
  bindings = [
    (name = "SANDBOX", durableObjectNamespace = "SandboxObject"),
    (name = "SETTINGS", json = embed "settings.json"),
    # The operator's key, which no file of a release has.
    (name = "CONTROL_KEY", fromEnvironment = "CONTROL_KEY"),
  ],
  # Never change the key: it is in the name of everything that the bucket has of a world.
  durableObjectNamespaces = [(className = "SandboxObject", uniqueKey = "accounting-sandbox", enableSql = true)],
  durableObjectStorage = (localDisk = "disk"),
);
