% SPDX-License-Identifier: Apache-2.0
function sound(y, rate, bits)
% Plays samples (a column a channel, in [-1, 1]) at a rate (8192) through the sound program of the system: paplay, pw-play or aplay.
% Example: sound(zeros(0, 1))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(rate), rate = 8192; end
if nargin < 3 || isempty(bits), bits = 16; end
if ~isnumeric(y) || ~isreal(y) || ~ismatrix(y)
    error('MATLAB:audiovideo:playsnd:invalidInputs', 'Audio data must be a real numeric matrix.');
end
validateattributes(rate, {'numeric'}, {'scalar', 'positive', 'finite'}, 'sound', 'Fs', 2);
if isempty(y), return, end
if isrow(y), y = y(:); end
if isfloat(y), y = min(max(y, -1), 1); end
program = '';
for candidate = {'paplay', 'pw-play', 'aplay'}
    [missing, ~] = system(['command -v ' candidate{1}]);
    if ~missing, program = candidate{1}; break, end
end
if isempty(program)
    warning('MATLAB:audiovideo:audioplayer:noAudioOutputDevice', 'Nothing is heard: there is no program to play sounds (paplay, pw-play or aplay).');
    return
end
file = [tempname '.wav'];
audiowrite(file, y, round(rate), 'BitsPerSample', bits);
system(sprintf('(%s "%s"; rm -f "%s") >/dev/null 2>&1 &', program, file, file));
end
