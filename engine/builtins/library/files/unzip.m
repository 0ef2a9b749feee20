% SPDX-License-Identifier: Apache-2.0
function names = unzip(file, folder)
% Unpacks a zip archive into the current folder or another.
% Example: d = tempname; mkdir(d); writelines("text", [d '/a.txt']); zip([d '/z'], 'a.txt', d); unzip([d '/z.zip'], [d '/b']), rmdir(d, 's')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, folder = '.'; end
file = char(file);
if ~isfile(file) && isfile([file, '.zip']), file = [file, '.zip']; end
b = fileBytes('unzip', file);
% The end record: the last one whose comment ends with the file.
at = strfind(char(b(max(1, end - 65557):end)'), char([80 75 5 6]));
if isempty(at), error('MATLAB:unzip:invalidZipFile', 'Invalid zip file "%s".', file); end
at = at(end) + max(1, numel(b) - 65557) - 1;
count = number(b, at + 10, 2);
at = number(b, at + 16, 4) + 1;
made = {};
for k = 1:count
    if at + 45 > numel(b) || ~isequal(b(at:at + 3)', [80 75 1 2]), error('MATLAB:unzip:invalidZipFile', 'Invalid zip file "%s".', file); end
    method = number(b, at + 10, 2);
    crc = number(b, at + 16, 4);
    packed = number(b, at + 20, 4);
    lengths = [number(b, at + 28, 2), number(b, at + 30, 2), number(b, at + 32, 2)];
    local = number(b, at + 42, 4) + 1;
    name = native2unicode(b(at + 46:at + 45 + lengths(1))', 'UTF-8');
    at = at + 46 + sum(lengths);
    path = insideFolder('unzip', char(folder), name);
    if name(end) == '/'
        if ~isfolder(path), mkdir(path); end
        continue;
    end
    start = local + 30 + number(b, local + 26, 2) + number(b, local + 28, 2);
    x = b(start:start + packed - 1);
    if method == 8
        x = inflated(x, -15);
    elseif method ~= 0
        error('MATLAB:unzip:unsupportedMethod', 'The entry "%s" is compressed in a way that is not known.', name);
    end
    if isa(x, 'double') || checksum(x) ~= crc
        error('MATLAB:unzip:invalidZipFile', 'The entry "%s" of "%s" is damaged.', name, file);
    end
    storeBytes('unzip', path, x);
    made{end + 1} = path;
end
if nargout, names = made; end
end

function n = number(b, at, bytes)
n = double(b(at:at + bytes - 1))'*256.^(0:bytes - 1)';
end
