/** The domain of the demo organisation and of its invented people: a name that nobody can ever register (RFC 2606). */
export const DEMO_DOMAIN = 'demo.example';
