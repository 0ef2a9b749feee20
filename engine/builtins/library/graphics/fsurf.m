% SPDX-License-Identifier: Apache-2.0
function h = fsurf(varargin)
% fsurf(f), fsurf(f,[xmin xmax ymin ymax]), fsurf(fx,fy,fz,limits): a function as a surface.
[under, args] = takeOption(varargin, 'ShowContours', 'off');
draw = @surf;
if isequal(under, true) || strcmpi(under, 'on'), draw = @surfc; end
made = functionSurface(draw, args);
made = made(1);
if nargout > 0, h = made; end
end
