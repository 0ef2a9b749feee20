% SPDX-License-Identifier: Apache-2.0
function z = timeZone(zone)
% A time zone of the system's data (RFC 8536): starts (seconds since 1970), before and after (kinds), and of each kind offset, summer and name.
persistent known
if isempty(known), known = struct(); end
key = ['z' regexprep(zone, '\W', '_')];
if isfield(known, key), z = known.(key); return, end
path = ['/usr/share/zoneinfo/' zone];
if isempty(regexp(zone, '^[A-Za-z][\w+-]*(/[\w+-]+)*$', 'once')) || ~isfile(path)
    error('MATLAB:datetime:UnknownTimeZone', '''%s'' is not a recognized time zone. Time zones are read from /usr/share/zoneinfo.', zone);
end
f = fopen(path, 'r', 'b');
back = onCleanup(@() fclose(f));
n = header(f);
if isempty(n), error('MATLAB:datetime:UnknownTimeZone', '''%s'' is not a time zone file.', zone); end
fread(f, n(4)*5 + n(5)*6 + n(6) + n(3)*8 + n(2) + n(1), 'uint8');
n = header(f);
starts = fread(f, n(4), 'int64');
after = fread(f, n(4), 'uint8') + 1;
kinds = cell(n(5), 1);
[offsets, summer, at] = deal(zeros(n(5), 1));
for k = 1:n(5)
    offsets(k) = fread(f, 1, 'int32');
    summer(k) = fread(f, 1, 'uint8');
    at(k) = fread(f, 1, 'uint8') + 1;
end
texts = char(fread(f, n(6), 'uint8')');
for k = 1:n(5)
    last = find(texts(at(k):end) == 0, 1) + at(k) - 2;
    kinds{k} = texts(at(k):last);
end
fread(f, n(3)*12 + n(2) + n(1), 'uint8');
rule = strtrim(char(fread(f, Inf, 'uint8')'));
z = struct('starts', starts, 'after', after, 'offsets', offsets, 'summer', summer ~= 0, 'names', {kinds});
z.first = 1;
z = withRule(z, rule);
z.before = [z.first; z.after(1:end - 1)];
if isempty(z.after), z.before = zeros(0, 1); end
known.(key) = z;
end

function n = header(f)
n = [];
magic = fread(f, 20, 'uint8')';
if numel(magic) < 20 || ~isequal(char(magic(1:4)), 'TZif'), return, end
n = fread(f, 6, 'uint32');
end

function z = withRule(z, rule)
% Changes after the last one that the file lists, up to 2100, by its rule such as CET-1CEST,M3.5.0,M10.5.0/3.
p = regexp(rule, '^(<[^>]+>|[A-Za-z]+)([+-]?[\d:]+)(<[^>]+>|[A-Za-z]+)([+-]?[\d:]+)?,M(\d+)\.(\d)\.(\d)(?:/(-?[\d:]+))?,M(\d+)\.(\d)\.(\d)(?:/(-?[\d:]+))?$', 'tokens', 'once');
if isempty(p), return, end
winter = -secondsIn(p{2}, 0);
summer = winter + 3600;
if ~isempty(p{4}), summer = -secondsIn(p{4}, 0); end
n = numel(z.names);
z.names(n + 1:n + 2) = {strrep(strrep(p{1}, '<', ''), '>', ''), strrep(strrep(p{3}, '<', ''), '>', '')};
z.offsets(n + 1:n + 2) = [winter; summer];
z.summer(n + 1:n + 2) = [false; true];
last = -Inf;
first = 1970;
if ~isempty(z.starts), last = z.starts(end); v = datevec(last/86400 + 719529); first = v(1); end
more = [];
for y = first:2100
    a = changeDay(y, p(5:7)) + secondsIn(p{8}, 7200) - winter;
    b = changeDay(y, p(9:11)) + secondsIn(p{12}, 7200) - summer;
    more = [more; a, n + 2; b, n + 1];
end
more = sortrows(more(more(:, 1) > last, :));
z.starts = [z.starts; more(:, 1)];
z.after = [z.after; more(:, 2)];
end

function s = secondsIn(t, usual)
s = usual;
if isempty(t), return, end
parts = abs(str2double(strsplit(strrep(strrep(t, '+', ''), '-', ''), ':')));
parts(end + 1:3) = 0;
s = parts*[3600; 60; 1];
if t(1) == '-', s = -s; end
end

function s = changeDay(y, p)
p = str2double(p);
first = datenum(y, p(1), 1) - 719529;
day = first + mod(p(3) - mod(first + 4, 7), 7) + 7*(p(2) - 1);
if day - first >= eomday(y, p(1)), day = day - 7; end
s = day*86400;
end
