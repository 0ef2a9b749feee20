% SPDX-License-Identifier: Apache-2.0
function [y, rate, bits] = wavread(name, varargin)
% Samples of a WAV file, its rate and bits a sample: the older form of audioread. wavread(file, n) the first n, (file, [first last]), 'size' the
% numbers of samples and channels, 'native' the file's class.
% Example: audiowrite('tone.wav', zeros(9, 1), 8000), [y, rate, bits] = wavread('tone.wav'); delete tone.wav
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
name = char(name);
[~, ~, extension] = fileparts(name);
if isempty(extension), name = [name '.wav']; end
info = audioinfo(name);
rate = info.SampleRate;
bits = info.BitsPerSample;
args = varargin;
if ~isempty(args) && (ischar(args{1}) || isstring(args{1})) && strcmpi(args{1}, 'size')
    y = [info.TotalSamples, info.NumChannels];
    return
end
if ~isempty(args) && isnumeric(args{1}) && isscalar(args{1}), args{1} = [1 args{1}]; end
y = audioread(name, args{:});
end
