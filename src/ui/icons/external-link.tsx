import { Icon, type IconProps } from './icon.tsx'

/** An arrow out of a frame: a link to another site. */
export function ExternalLinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18 14V20H4V6H10M14 4H20V10M20 4L11 13" />
    </Icon>
  )
}
