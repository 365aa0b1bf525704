/** With what the payment house sends somebody back. It is for words alone: it proves nothing. */
export type PayMark = 'paid' | 'left' | undefined
