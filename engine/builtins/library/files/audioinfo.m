% SPDX-License-Identifier: Apache-2.0
function info = audioinfo(name)
% What a WAV file tells of itself: Filename, CompressionMethod, NumChannels, SampleRate, TotalSamples, Duration, BitsPerSample.
% Example: audiowrite('tone.wav', sin((0:99)'/5), 8000), info = audioinfo('tone.wav'); delete tone.wav
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[y, info] = wavSamples('audioinfo', name);
info.TotalSamples = size(y, 1);
info.Duration = size(y, 1)/info.SampleRate;
info = orderfields(info, {'Filename', 'CompressionMethod', 'NumChannels', 'SampleRate', 'TotalSamples', 'Duration', 'Title', 'Comment', 'Artist', 'BitsPerSample'});
end
