% SPDX-License-Identifier: Apache-2.0
function y = compand(x, parameter, v, method)
% Companding by the laws mu and A: method 'mu/compressor' (default), 'mu/expander', 'A/compressor' or 'A/expander'; v is the peak.
% Example: y = compand([0 0.5 1], 255, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, method = 'mu/compressor'; end
a = abs(x);
switch lower(method)
    case 'mu/compressor', y = v*log(1 + parameter*a/v)/log(1 + parameter).*sign(x);
    case 'mu/expander', y = v/parameter*(exp(a*log(1 + parameter)/v) - 1).*sign(x);
    case 'a/compressor'
        k = 1 + log(parameter);
        y = v*(1 + log(max(parameter*a/v, 1)))/k;
        y(a <= v/parameter) = parameter*a(a <= v/parameter)/k;
        y = y.*sign(x);
    case 'a/expander'
        k = 1 + log(parameter);
        y = v/parameter*exp(a*k/v - 1);
        y(a <= v/k) = a(a <= v/k)*k/parameter;
        y = y.*sign(x);
    otherwise, error('comm:compand:InvalidMethod', 'The method must be ''mu/compressor'', ''mu/expander'', ''A/compressor'' or ''A/expander''.');
end
end
