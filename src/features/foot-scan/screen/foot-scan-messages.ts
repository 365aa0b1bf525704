/** The message namespaces used by measuring. */
export const footScanMessages = ['foot-scan', 'foot-photo', 'foot-trace', 'trace-protocol']
