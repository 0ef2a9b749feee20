% SPDX-License-Identifier: Apache-2.0
function [y, info] = wavSamples(who, name)
% Samples of a WAV file in its own class, a column a channel, and its header.
if ~(ischar(name) || isstring(name)), error(['MATLAB:audiovideo:' who ':invalidFileName'], 'The file name must be a character vector or string scalar.'); end
name = char(name);
fid = fopen(name, 'r', 'ieee-le');
if fid < 0, error(['MATLAB:audiovideo:' who ':fileNotFound'], 'The filename specified was not found in the MATLAB path.'); end
closer = onCleanup(@() fclose(fid));
bytes = fread(fid, Inf, '*uint8');
bad = @() error(['MATLAB:audiovideo:' who ':fileTypeNotSupported'], 'The file type is not supported.');
if numel(bytes) < 12 || ~isequal(char(bytes([1:4, 9:12])'), 'RIFFWAVE'), bad(); end
number = @(at, n) sum(double(bytes(at:at + n - 1)').*256.^(0:n - 1));
at = 13;
format = [];
data = [];
while at + 7 <= numel(bytes)
    long = number(at + 4, 4);
    body = at + 8;
    switch char(bytes(at:at + 3)')
        case 'fmt '
            if body + 15 > numel(bytes), bad(); end
            format = [number(body, 2), number(body + 2, 2), number(body + 4, 4), number(body + 14, 2)];
            if format(1) == 65534 && body + 25 <= numel(bytes), format(1) = number(body + 24, 2); end
        case 'data'
            data = bytes(body:min(body + long - 1, end));
    end
    at = body + long + mod(long, 2);
end
if isempty(format) || format(2) < 1 || format(3) < 1 || ~any(format(1) == [1 3]), bad(); end
width = format(4)/8;
whole = width*format(2);
if width ~= floor(width) || width < 1, bad(); end
data = data(1:numel(data) - mod(numel(data), whole));
switch format(1)*100 + format(4)
    case 108, y = data;
    case 116, y = typecast(data, 'int16');
    case 124
        data = reshape(data, 3, []);
        y = typecast(reshape([zeros(1, size(data, 2), 'uint8'); data], [], 1), 'int32');
    case 132, y = typecast(data, 'int32');
    case 332, y = typecast(data, 'single');
    case 364, y = typecast(data, 'double');
    otherwise, bad();
end
y = reshape(y, format(2), []).';
path = name;
if path(1) ~= '/', path = fullfile(pwd, path); end
info = struct('Filename', path, 'CompressionMethod', 'Uncompressed', 'NumChannels', format(2), 'SampleRate', format(3), 'BitsPerSample', format(4), ...
    'Title', [], 'Comment', [], 'Artist', []);
end
