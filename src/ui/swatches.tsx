import type { ReactNode } from 'react'
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx'

/** The colours that have a token: --shoe-black and so on. */
export type Swatch = 'black' | 'grey' | 'green' | 'brown'

type Props<Value extends Swatch> = Omit<RadioCardsProps<Value>, 'choices' | 'look'> & {
  colours: readonly { value: Value; name: ReactNode }[]
}

/** Colours to choose from, always with their names, because people see colours differently. */
export function Swatches<Value extends Swatch>({ colours, ...rest }: Props<Value>) {
  const choices = colours.map(({ value, name }) => ({
    value,
    name,
    picture: <span className="swatch" data-colour={value} />,
  }))
  return <RadioCards {...rest} look="swatches" choices={choices} />
}
