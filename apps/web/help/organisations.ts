/**
 * Organisations outside, by country. Each entry is public on the site that it names; docs/help.md lists how it was checked, and which
 * countries were not.
 */
export type OrganisationKind = 'images' | 'fraud' | 'emergency';

interface Organisation {
  /** ISO 3166 code, `EU`, or `001` for the whole world. */
  country: string;
  /** For an emergency the number. */
  name: string;
  url: string;
}

// They help with pictures and with fraud.
const fraudCentre = { country: 'CA', name: 'Canadian Anti-Fraud Centre', url: 'https://antifraudcentre-centreantifraude.ca' };
const netsafe = { country: 'NZ', name: 'Netsafe', url: 'https://netsafe.org.nz' };
const cyberPolice = { country: 'UA', name: 'Кіберполіція', url: 'https://ticket.cyberpolice.gov.ua' };
const crimeCenter = { country: 'US', name: 'FBI Internet Crime Complaint Center', url: 'https://www.ic3.gov' };

export const organisations: Readonly<Record<OrganisationKind, readonly Organisation[]>> = {
  images: [
    { country: '001', name: 'StopNCII.org (SWGfL)', url: 'https://stopncii.org' },
    { country: 'AU', name: 'eSafety Commissioner', url: 'https://www.esafety.gov.au' },
    fraudCentre,
    { country: 'EU', name: 'Victim Support Europe', url: 'https://victim-support.eu' },
    { country: 'GB', name: 'Revenge Porn Helpline', url: 'https://revengepornhelpline.org.uk' },
    { country: 'IE', name: 'Hotline.ie', url: 'https://hotline.ie' },
    netsafe,
    { country: 'TW', name: '衛生福利部性影像處理中心', url: 'https://siarc.mohw.gov.tw' },
    cyberPolice,
    crimeCenter,
  ],
  fraud: [
    { country: 'AU', name: 'ReportCyber', url: 'https://www.cyber.gov.au' },
    fraudCentre,
    { country: 'GB', name: 'Police.uk', url: 'https://www.police.uk' },
    netsafe,
    { country: 'TW', name: '165 全民防騙網', url: 'https://165.npa.gov.tw' },
    cyberPolice,
    crimeCenter,
  ],
  emergency: [
    { country: 'EU', name: '112', url: 'https://digital-strategy.ec.europa.eu/en/policies/112' },
    { country: 'AU', name: '000', url: 'https://www.triplezero.gov.au' },
    { country: 'CA', name: '911', url: 'https://crtc.gc.ca' },
    { country: 'GB', name: '999', url: 'https://www.police.uk' },
    { country: 'NZ', name: '111', url: 'https://www.police.govt.nz' },
    { country: 'TW', name: '110', url: 'https://www.npa.gov.tw' },
    { country: 'UA', name: '102', url: 'https://www.npu.gov.ua' },
    { country: 'US', name: '911', url: 'https://www.911.gov' },
  ],
};

export const isOrganisationKind = (kind: string): kind is OrganisationKind => Object.hasOwn(organisations, kind);
