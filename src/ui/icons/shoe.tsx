import { Icon, type IconProps } from './icon.tsx'

/** A split-toe shoe from above. */
export function ShoeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 21.5C8.5 21.5 7.7 19 8.2 16C8.6 13 6 11 6 7.5C6 4.5 7.5 2.5 9.7 2.5C11.7 2.5 12.5 4.5 12.7 8C13 4.5 14 2.3 16 2.5C18.5 2.7 19 6 18.3 9.5C17.7 12.5 15.5 13.8 15.3 16.5C15.1 19.5 14.3 21.5 11.5 21.5ZM11 15.5H12.5" />
    </Icon>
  )
}
