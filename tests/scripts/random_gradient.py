# SPDX-License-Identifier: Apache-2.0
"""Gradients in generated scripts (random_script.py): of the sum of a function of an array, by the array."""

# Of q alone, of any sizes; the names of what else is read are filled in.
SHAPELESS = ("tanh(q).*q", "max(q,0.5)-q/3", "q./(1+abs(q))", "exp(-q.*q)", "(q-mean(q,'all')).^2", "sqrt(1+q.*q).*sin(q)",
             "log(1+exp(-abs(q)))", "min(q,cos(q))", "erf(q)*sum(q(:).^2)", "reshape(q,[],1).*q(:)", "[q q].^3", "cumsum(q,1).*q",
             "sum(q,1).*q", "q.*(q>0.25)", "atan(q)./(2+cos(q))", "sigmoid(q).*q", "relu(q-0.5).*q", "q(end:-1:1).*q(:)'",
             "max(q,[],1).*q", "std(q,0,1).*q", "circshift(q,1).*q", "softly(q)")
PAIRED = ("q.*%s", "%s./(1+q.*q)", "(q-%s).^2", "max(q,%s)", "tanh(q+%s).*q", "hypot(q,%s)", "atan2(q,%s)", "q.^2.*(q>%s)")
MATRICES = ("q*q'", "q'*q", "tanh(q)*q'*q", "(q'+1).*q'", "q(:,end:-1:1).*q", "q(1,:).*q", "repmat(q,2,1).*[q; q]",
            "permute(q,[2 1]).^2", "triu(q).*q", "kron(q,[1 2])", "flipud(q).*q")
# A function that has a loop, and one that reads its argument by a mask.
HELPERS = """
function y = softly(q)
    y = q;
    for k = 1:3
        y = tanh(y) + q/k;
        y(y > 1) = 0.5*y(y > 1);
    end
end
"""


def gradient(script, depth):
    """(tree, what is known of it) of a gradient, or None."""
    made = script.inner(depth, lambda a: a.cls in ("double", "single") and not a.complex and 0 < a.count() < 400)
    if not made:
        return None
    x, a = made
    forms = SHAPELESS
    if len(a.size) == 2 and a.count() < 150 and script.chance(35):
        forms = MATRICES
    elif script.chance(35):
        other = script.value(lambda b: b.cls == a.cls and b.size == a.size and not b.complex)
        if other:
            return ("extractdata(dlfeval(@(q) dlgradient(sum(%s,'all'),q),dlarray(%%s)))" %
                    script.r.choice(PAIRED), other[0], x), a
    loss = script.r.choice(forms)
    if script.chance(15):  # the gradient of a gradient
        return ("extractdata(dlfeval(@(q) dlgradient(sum(dlgradient(sum(%s,'all'),q,'EnableHigherDerivatives',true).*q,'all'),q),"
                "dlarray(%%s)))" % loss, x), a
    return ("extractdata(dlfeval(@(q) dlgradient(sum(%s,'all'),q),dlarray(%%s)))" % loss, x), a
