import { Icon, type IconProps } from './icon.tsx'

/** An envelope. */
export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6H21V18H3ZM3 7L12 13.5L21 7" />
    </Icon>
  )
}
