% SPDX-License-Identifier: Apache-2.0
function fontname(varargin)
% The font of all texts of a figure, axes or other objects: fontname(name), fontname(h,name).
% Example: plot(1:3), fontname('Courier')
[all, args] = textOwners(varargin, 'FontName');
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(ischar(args{1}) || (isstring(args{1}) && isscalar(args{1})))
    error('MATLAB:graphics:fontname:Name', 'The name of a font must be a text.');
end
for k = 1:numel(all), set(all{k}, 'FontName', args{1}); end
end
