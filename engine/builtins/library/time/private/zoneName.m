% SPDX-License-Identifier: Apache-2.0
function zone = zoneName(zone)
% A time zone as datetimes name it; 'local' is the system's.
if isempty(zone), zone = ''; return, end
if any(strcmpi(zone, {'UTC', 'Z', 'GMT', 'Etc/UTC', 'Etc/GMT', 'UTCLeapSeconds'})), zone = 'UTC'; return, end
if strcmpi(zone, 'local')
    zone = getenv('TZ');
    if isempty(zone) && isfile('/etc/timezone'), zone = strtrim(fileread('/etc/timezone')); end
    if isempty(zone) || any(strcmpi(zone, {'UTC', 'Etc/UTC'})), zone = 'UTC'; return, end
end
if ~isempty(regexp(zone, '^[+-]\d\d:?\d\d$', 'once')), zone = [zone(1:3) ':' zone(end - 1:end)]; return, end
zoneOffset(0, zone);
end
