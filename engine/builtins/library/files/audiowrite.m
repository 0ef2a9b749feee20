% SPDX-License-Identifier: Apache-2.0
function audiowrite(name, y, rate, varargin)
% Writes samples (a column a channel; floating point in [-1, 1], or integers as they are) to a WAV file. Option BitsPerSample: 8, 16 (the default),
% 24, 32 or 64.
% Example: audiowrite('tone.wav', sin((0:99)'/5), 8000), [y, rate] = audioread('tone.wav'); delete tone.wav
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(y, {'double', 'single', 'uint8', 'int16', 'int32'}, {'2d', 'real', 'nonempty'}, 'audiowrite', 'Y', 2);
validateattributes(rate, {'numeric'}, {'scalar', 'integer', 'positive'}, 'audiowrite', 'Fs', 3);
[~, ~, extension] = fileparts(char(name));
if ~strcmpi(extension, '.wav'), error('MATLAB:audiovideo:audiowrite:unsupportedFileType', 'The file type ''%s'' is not supported.', extension); end
bits = 16;
switch class(y)
    case 'uint8', bits = 8;
    case 'int32', bits = 32;
end
for k = 1:2:numel(varargin) - 1
    word = validatestring(varargin{k}, {'BitsPerSample', 'Title', 'Artist', 'Comment'}, 'audiowrite');
    if strcmp(word, 'BitsPerSample'), bits = double(varargin{k + 1}); end
end
if ~any(bits == [8 16 24 32 64]), error('MATLAB:audiovideo:audiowrite:invalidBitsPerSample', 'BitsPerSample must be 8, 16, 24, 32 or 64.'); end
[n, channels] = size(y);
code = 1;
if isfloat(y)
    if bits <= 24
        if any(abs(y(:)) > 1), warning('MATLAB:audiovideo:audiowrite:dataClipped', 'Data clipped when writing file.'); end
    else
        code = 3;
    end
end
y = y.';
switch bits
    case 8
        if isfloat(y), y = uint8(y*128 + 128); end
        data = y(:);
    case 16
        if isfloat(y), y = int16(y*32768); end
        data = typecast(reshape(int16(y), [], 1), 'uint8');
    case 24
        if isfloat(y), y = int32(min(double(y)*2^23, 2^23 - 1)); end
        data = reshape(typecast(int32(y(:)), 'uint8'), 4, []);
        data = data(1:3, :);
    case 32
        if isfloat(y), y = single(y); end
        data = typecast(reshape(y, [], 1), 'uint8');
    otherwise
        code = 3;
        data = typecast(reshape(double(y), [], 1), 'uint8');
end
data = data(:);
width = bits/8;
u32 = @(v) typecast(uint32(v), 'uint8');
u16 = @(v) typecast(uint16(v), 'uint8');
long = numel(data);
head = [uint8('RIFF'), u32(36 + long + mod(long, 2)), uint8('WAVEfmt '), u32(16), u16(code), u16(channels), u32(rate), u32(double(rate)*channels*width), ...
    u16(channels*width), u16(bits), uint8('data'), u32(n*channels*width)];
fid = fopen(char(name), 'w');
if fid < 0, error('MATLAB:audiovideo:audiowrite:fileNotWritable', 'Unable to write the file "%s".', char(name)); end
closer = onCleanup(@() fclose(fid));
fwrite(fid, [head(:); data; zeros(mod(long, 2), 1, 'uint8')]);
end
