% SPDX-License-Identifier: Apache-2.0
function [y, rate] = audioread(name, range, kind)
% Samples of a WAV file (8, 16, 24 and 32 bits, single and double) in [-1, 1), a column a channel, and the sampling rate: audioread(name, [first last]),
% 'native' keeps the class of the file.
% Example: audiowrite('tone.wav', sin((0:99)'/5), 8000), [y, rate] = audioread('tone.wav'); delete tone.wav
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, range = []; end
if nargin < 3, kind = 'double'; end
if ischar(range) || isstring(range)
    kind = range;
    range = [];
end
kind = validatestring(kind, {'double', 'native'}, 'audioread', 'DATATYPE');
[y, info] = wavSamples('audioread', name);
rate = info.SampleRate;
if ~isempty(range)
    last = min(range(2), size(y, 1));
    if range(1) < 1 || range(1) > last, error('MATLAB:audiovideo:audioread:endoffile', 'The range of samples must lie in the file.'); end
    y = y(range(1):last, :);
end
if strcmp(kind, 'double')
    switch class(y)
        case 'uint8', y = (double(y) - 128)/128;
        case 'int16', y = double(y)/32768;
        case 'int32', y = double(y)/2^31;
        otherwise, y = double(y);
    end
end
end
