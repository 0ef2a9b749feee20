% SPDX-License-Identifier: Apache-2.0
function y = chirp(t, f0, t1, f1, method, phase)
% Cosine whose frequency goes from f0 (0) at time 0 to f1 (100) at time t1 (1): 'linear', 'quadratic' or
% 'logarithmic'; phase is in degrees.
% Example: y = chirp(0:0.25:1, 0, 1, 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5 || isempty(method), method = 'linear'; end
logarithmic = strncmpi(method, 'lo', 2);
if nargin < 2 || isempty(f0), f0 = 1e-6*logarithmic; end
if nargin < 3 || isempty(t1), t1 = 1; end
if nargin < 4 || isempty(f1), f1 = 100; end
if nargin < 6, phase = 0; end
phase = 2*pi*phase/360;
switch lower(char(method))
    case {'linear', 'li'}
        y = cos(2*pi*((f1 - f0)/(2*t1)*t.^2 + f0*t) + phase);
    case {'quadratic', 'q'}
        y = cos(2*pi*((f1 - f0)/(3*t1^2)*t.^3 + f0*t) + phase);
    case {'logarithmic', 'lo'}
        if f0 <= 0 || f1 <= 0
            error('signal:chirp:InvalidRange', 'The frequencies of a logarithmic chirp must be positive.');
        end
        rate = (f1/f0)^(1/t1);
        if rate == 1
            y = cos(2*pi*f0*t + phase);
        else
            y = cos(2*pi*f0/log(rate)*(rate.^t - 1) + phase);
        end
    otherwise
        error('signal:chirp:InvalidMethod', 'Unknown method of chirp.');
end
end
