//! Who vouches for names: made anew for each test, and trusted by nobody who was not given its root.

use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};
use tokio_rustls::rustls::ServerConfig;

pub(crate) struct Authority(CertifiedIssuer<'static, KeyPair>);

impl Authority {
    /// One that calls itself so, which proves nothing.
    pub(crate) fn new(name: &str) -> Authority {
        let mut params = CertificateParams::default();
        params.distinguished_name.push(DnType::CommonName, name);
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        Authority(CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap())
    }

    /// What whoever trusts it has, in DER.
    pub(crate) fn root(&self) -> Vec<u8> {
        self.0.der().to_vec()
    }

    /// For a server of this name, which speaks HTTP/2 and HTTP/1.1, the former rather.
    pub(crate) fn server(&self, name: &str) -> Arc<ServerConfig> {
        let key = KeyPair::generate().unwrap();
        let params = CertificateParams::new([name.to_owned()]).unwrap();
        let certificate = params.signed_by(&key, &self.0).unwrap();
        let mut config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], key.into())
            .unwrap();
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        Arc::new(config)
    }
}
