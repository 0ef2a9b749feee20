% SPDX-License-Identifier: Apache-2.0
function [names, contents] = zipMembers(who, file, b)
% The entries of a zip archive that consists of the bytes b: names, and bytes (folders have none).
% The end record: the last one whose comment ends with the file.
at = strfind(char(b(max(1, end - 65557):end)'), char([80 75 5 6]));
if isempty(at), broken(who, file); end
at = at(end) + max(1, numel(b) - 65557) - 1;
count = number(b, at + 10, 2);
at = number(b, at + 16, 4) + 1;
names = cell(1, count);
contents = cell(1, count);
for k = 1:count
    if at + 45 > numel(b) || ~isequal(b(at:at + 3)', [80 75 1 2]), broken(who, file); end
    method = number(b, at + 10, 2);
    crc = number(b, at + 16, 4);
    packed = number(b, at + 20, 4);
    lengths = [number(b, at + 28, 2), number(b, at + 30, 2), number(b, at + 32, 2)];
    local = number(b, at + 42, 4) + 1;
    names{k} = native2unicode(b(at + 46:at + 45 + lengths(1))', 'UTF-8');
    at = at + 46 + sum(lengths);
    if names{k}(end) == '/', continue; end
    start = local + 30 + number(b, local + 26, 2) + number(b, local + 28, 2);
    x = b(start:start + packed - 1);
    if method == 8
        x = inflated(x, -15);
    elseif method ~= 0
        error(sprintf('MATLAB:%s:unsupportedMethod', who), 'The entry "%s" is compressed in a way that is not known.', names{k});
    end
    if isa(x, 'double') || checksum(x) ~= crc
        error(sprintf('MATLAB:%s:invalidZipFile', who), 'The entry "%s" of "%s" is damaged.', names{k}, file);
    end
    contents{k} = x;
end
end

function broken(who, file)
error(sprintf('MATLAB:%s:invalidZipFile', who), 'Invalid zip file "%s".', file);
end

function n = number(b, at, bytes)
n = double(b(at:at + bytes - 1))'*256.^(0:bytes - 1)';
end
