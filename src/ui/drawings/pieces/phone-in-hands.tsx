import type { ReactNode } from 'react'
import { PhoneFront } from './phone-front.tsx'

/** Two hands that hold a telephone; what it sees lies between 80 and 22, 160 and 150. */
export function PhoneInHands({ children }: { children: ReactNode }) {
  return (
    <>
      <path className="cover" d="M74 100C66 140 76 168 92 184M160 184V100" />
      <g transform="translate(72 4)">
        <PhoneFront />
      </g>
      {children}
      <path
        className="cover"
        d="M72 84H66C58 84 58 95 66 95H72M72 98H64C56 98 56 109 64 109H72M72 112H65C57 112 57 123 65 123H72M72 126H67C60 126 60 136 67 136H72"
      />
      <path
        className="cover"
        d="M186 184C192 158 186 126 174 108C169 101 160 105 162 113C166 126 166 140 160 152C156 160 154 170 154 184"
      />
    </>
  )
}
