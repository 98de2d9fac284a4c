storage "raft" {
  path    = "/openbao/file"
  node_id = "one-machine"
}

# Without TLS inside the network of this machine; internal-tls is in front of it.
listener "tcp" {
  address     = "0.0.0.0:8200"
  tls_disable = true
}

api_addr     = "https://vault.internal:8443"
cluster_addr = "http://127.0.0.1:8201"
