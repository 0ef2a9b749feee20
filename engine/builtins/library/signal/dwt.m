% SPDX-License-Identifier: Apache-2.0
function [a, d] = dwt(x, varargin)
% One step of the wavelet transform of a vector: approximation and detail. dwt(x, name) or dwt(x, loD, hiD), with 'mode' and how the ends are continued:
% 'sym' (the default), 'symw', 'ppd', 'zpd', 'sp0'.
% Example: [a, d] = dwt([1 2 3 4], 'haar')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x) || ~isnumeric(x), error('Wavelet:dwt:InvalidInput', 'The input must be a numeric vector.'); end
[f, mode] = arguments_('dwt', varargin);
[a, d] = waveletStep(double(x(:)), f, mode);
if isrow(x), a = a.'; d = d.'; end
end

function [f, mode] = arguments_(who, args)
mode = 'sym';
at = find(cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'mode'), args), 1);
if ~isempty(at), mode = lower(char(args{at + 1})); args(at:at + 1) = []; end
f = waveletFilters(who, args);
end
