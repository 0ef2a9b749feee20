% SPDX-License-Identifier: Apache-2.0
function track = streamWalk(speed, at, step, most)
% Follows a field from one place by the midpoint rule. SPEED is a cell with the speed along each axis
% in cells of the grid, AT a place in cells and STEP a share of a cell; TRACK has a row for each place
% and ends where the field is zero, leaves the grid or is not a number. Plain numbers in the loop: a
% call of INTERP2 a step costs a hundred times as much as the step.
if any(isnan(at))
    track = zeros(0, numel(at));
elseif min(size(speed{1})) < 2
    track = at;
elseif numel(at) == 2
    track = walkInPlane(speed{1}, speed{2}, at, step, most);
else
    track = walkInSpace(speed{1}, speed{2}, speed{3}, at, step, most);
end
end

function track = walkInPlane(u, v, at, step, most)
rows = size(u, 1);
columns = size(u, 2);
x = at(1);
y = at(2);
room = zeros(min(most, 10000) + 1, 1);
tx = room;
ty = room;
tx(1) = x;
ty(1) = y;
count = 1;
% The cell that the coefficients are of: none yet.
i = -1;
j = -1;
for s = 1:most
    mx = x;
    my = y;
    share = step/2;
    on = true;
    for half = 1:2
        if mx < j || mx > j + 1 || my < i || my > i + 1
            if ~(mx >= 1 && mx <= columns && my >= 1 && my <= rows), on = false; break, end
            i = min(floor(my), rows - 1);
            j = min(floor(mx), columns - 1);
            p = i + (j - 1)*rows;
            q = p + rows;
            ua = u(p);
            ub = u(p+1) - ua;
            uc = u(q) - ua;
            ud = u(q+1) - u(q) - ub;
            va = v(p);
            vb = v(p+1) - va;
            vc = v(q) - va;
            vd = v(q+1) - v(q) - vb;
            if ~isfinite(ua + ub + uc + ud + va + vb + vc + vd), on = false; break, end
        end
        fy = my - i;
        fx = mx - j;
        f = fx*fy;
        dx = ua + ub*fy + uc*fx + ud*f;
        dy = va + vb*fy + vc*fx + vd*f;
        fastest = max(abs(dx), abs(dy));
        if fastest == 0, on = false; break, end
        share = share/fastest;
        mx = x + share*dx;
        my = y + share*dy;
        share = step;
    end
    if ~on, break, end
    x = mx;
    y = my;
    count = count + 1;
    tx(count) = x;
    ty(count) = y;
end
track = [tx(1:count), ty(1:count)];
end

function track = walkInSpace(u, v, w, at, step, most)
rows = size(u, 1);
columns = size(u, 2);
pages = size(u, 3);
page = rows*columns;
x = at(1);
y = at(2);
z = at(3);
track = zeros(min(most, 10000) + 1, 3);
count = 1;
track(1, :) = at;
for s = 1:most
    mx = x;
    my = y;
    mz = z;
    share = step/2;
    for half = 1:2
        if ~(mx >= 1 && mx <= columns && my >= 1 && my <= rows && mz >= 1 && mz <= pages)
            dx = NaN;
            break
        end
        i = min(floor(my), rows - 1);
        j = min(floor(mx), columns - 1);
        k = min(floor(mz), pages - 1);
        fy = my - i;
        fx = mx - j;
        fz = mz - k;
        p = i + (j - 1)*rows + (k - 1)*page;
        q = p + rows;
        r = p + page;
        t = q + page;
        e = (1 - fx)*(1 - fy);
        f = (1 - fx)*fy;
        g = fx*(1 - fy);
        h = fx*fy;
        e1 = e*fz;
        f1 = f*fz;
        g1 = g*fz;
        h1 = h*fz;
        e = e - e1;
        f = f - f1;
        g = g - g1;
        h = h - h1;
        dx = e*u(p) + f*u(p+1) + g*u(q) + h*u(q+1) + e1*u(r) + f1*u(r+1) + g1*u(t) + h1*u(t+1);
        dy = e*v(p) + f*v(p+1) + g*v(q) + h*v(q+1) + e1*v(r) + f1*v(r+1) + g1*v(t) + h1*v(t+1);
        dz = e*w(p) + f*w(p+1) + g*w(q) + h*w(q+1) + e1*w(r) + f1*w(r+1) + g1*w(t) + h1*w(t+1);
        fastest = max(max(abs(dx), abs(dy)), abs(dz));
        if fastest == 0, break, end
        mx = x + share/fastest*dx;
        my = y + share/fastest*dy;
        mz = z + share/fastest*dz;
        share = step;
    end
    if ~isfinite(dx + dy + dz) || fastest == 0, break, end
    x = mx;
    y = my;
    z = mz;
    count = count + 1;
    track(count, 1) = x;
    track(count, 2) = y;
    track(count, 3) = z;
end
track = track(1:count, :);
end
