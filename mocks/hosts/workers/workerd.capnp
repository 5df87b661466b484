# One workerd with the worlds on its disk: `workerd serve workerd.capnp --directory-path=disk=FOLDER`.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "sandbox", worker = .sandbox),
    (name = "disk", disk = (writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:4010", http = (), service = "sandbox")],
);

const sandbox :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-11-01",
  bindings = [
    (name = "SANDBOX", durableObjectNamespace = "SandboxObject"),
    (name = "SETTINGS", json = "{ \"trustNetwork\": true }"),
    # The operator's key, which no file has.
    (name = "CONTROL_KEY", fromEnvironment = "CONTROL_KEY"),
  ],
  durableObjectNamespaces = [(className = "SandboxObject", uniqueKey = "accounting-sandbox", enableSql = true)],
  durableObjectStorage = (localDisk = "disk"),
);
