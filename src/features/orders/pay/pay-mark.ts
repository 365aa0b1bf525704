/** With what the payment house sends somebody back. It is for words alone. */
export type PayMark = 'paid' | 'left' | undefined
