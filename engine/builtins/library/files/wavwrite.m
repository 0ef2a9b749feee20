% SPDX-License-Identifier: Apache-2.0
function wavwrite(y, varargin)
% Writes samples as a WAV file: wavwrite(y, file), (y, rate, file) or (y, rate, bits, file); the older form of audiowrite. Rate 8000, 16 bits.
% Example: wavwrite(zeros(9, 1), 8000, 'tone.wav'), y = wavread('tone.wav'); delete tone.wav
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
rate = 8000;
bits = 16;
if nargin > 2, rate = varargin{1}; end
if nargin > 3, bits = varargin{2}; end
name = char(varargin{end});
[~, ~, extension] = fileparts(name);
if isempty(extension), name = [name '.wav']; end
if isrow(y), y = y(:); end
audiowrite(name, y, rate, 'BitsPerSample', bits);
end
