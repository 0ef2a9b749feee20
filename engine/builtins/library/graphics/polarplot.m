% SPDX-License-Identifier: Apache-2.0
function h = polarplot(varargin)
% Lines at angles and distances from the middle: polarplot(theta,rho,LineSpec,theta2,rho2,…,Name,Value).
[ax, rest] = leadingAxes(varargin);
if leadingNumbers(rest) == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
groups = cell(0, 3);
while leadingNumbers(rest) > 0
    n = min(leadingNumbers(rest), 2);
    if n == 1, [theta, rho] = angled(rest{1}); else, [theta, rho] = rest{1:2}; end
    if isvector(theta) && isvector(rho) && numel(theta) == numel(rho), theta = reshape(theta, size(rho)); end
    rest = rest(n+1:end);
    spec = {};
    if ~isempty(rest) && (ischar(rest{1}) || isstring(rest{1})) && ~isempty(regexp(char(rest{1}), '^[-:.+o*xsd^v><ph|_rgbcmykw]+$', 'once'))
        spec = rest(1);
        rest(1) = [];
    end
    groups(end+1, :) = {theta, rho, spec}; %#ok
end
reach = 0;
for k = 1:size(groups, 1), reach = max([reach, double(gather(max(abs(groups{k, 2}(:)))))]); end
wasHeld = ishold(ax);
polarGrid(ax, reach);
hold(ax, 'on');
made = [];
for k = 1:size(groups, 1)
    [theta, rho, spec] = groups{k, :};
    lines = plot(ax, rho.*cos(theta), rho.*sin(theta), spec{:});
    placePolar(lines, theta + zeros(size(rho)), rho + zeros(size(theta)));
    made = [made; lines]; %#ok
end
if ~isempty(rest), set(made, rest{:}); end
if ~wasHeld, hold(ax, 'off'); end
if nargout > 0, h = made; end
end

function [theta, rho] = angled(rho)
if isreal(rho)
    theta = linspace(0, 2*pi, size(rho, 1 + isrow(rho)) + 1);
    theta = theta(1:end-1);
    if ~isrow(rho), theta = theta(:); end
    theta = theta + zeros(size(rho));
else
    theta = angle(rho);
    rho = abs(rho);
end
end
