% SPDX-License-Identifier: Apache-2.0
function varargout = wfilters(name, kind)
% Filters of an orthogonal wavelet: [loD, hiD, loR, hiR] = wfilters(name) with 'haar', 'db1' to 'db20', 'sym1' to 'sym8', 'coif1' or 'coif2'; 'd', 'r', 'l' or
% 'h' behind it gives those of decomposition, reconstruction, low or high pass alone.
% Example: [loD, hiD] = wfilters('db2')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
f = waveletFilters('wfilters', {name});
if nargin < 2, varargout = {f.loD, f.hiD, f.loR, f.hiR}; return, end
switch lower(char(kind))
    case 'd', varargout = {f.loD, f.hiD};
    case 'r', varargout = {f.loR, f.hiR};
    case 'l', varargout = {f.loD, f.loR};
    case 'h', varargout = {f.hiD, f.hiR};
    otherwise, error('Wavelet:wfilters:InvalidType', 'The type must be ''d'', ''r'', ''l'' or ''h''.');
end
end
