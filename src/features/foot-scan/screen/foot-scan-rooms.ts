/** The rooms of texts that measuring is written in. */
export const footScanRooms = ['foot-scan', 'foot-photo', 'foot-trace', 'trace-protocol'] as const
