export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mail. A promise that is kept means that the next station has taken it; one that is broken may be tried again. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
