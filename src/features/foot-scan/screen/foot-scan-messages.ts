/** The namespaces of messages that measuring is written in. */
export const footScanMessages = ['foot-scan', 'foot-photo', 'foot-trace', 'trace-protocol']
