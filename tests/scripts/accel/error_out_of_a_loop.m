% An error that leaves a loop ends it for what asks whether it is in one: the zeros of z.*0 have no imaginary part
% (seed 11467484 of run_scripts.py: cancelled_imaginary_parts after loop_stores in one process).
X = reshape(sin(1:600), 50, 12);
Y = zeros(50, 6);
y = X(:, 6);
try
    for t = 1:8
        y = y + 1;
        Y(:, t) = y;
        if t == 5, Y(:, t) = X(1:3, 1); end
    end
catch e
    disp(e.identifier)
end
told
try
    y = fails(y);
catch e
    disp(e.identifier)
end
told
try
    while true
        y = y + 1;
        for t = 1:4, y = y + fails(y); end
    end
catch e
    disp(e.identifier)
end
told
function told
z = complex(ones(5000, 1), -1);
j = [z; z .* 0];
disp(1 ./ imag(j([1 5001]))')
end
function y = fails(y)
for t = 1:8
    y = y + t;
    if t == 6, error('a:b', 'six'); end
end
end
